import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A class with a rule of its own, not only inside something else. */
const subject = /(?<=^|[{},]\s*)\.(ul-[\w-]+)[^,{} >+~]*(?=\s*(?:[,{]|$))/g;
const built = new URL('../../dist/assets/', import.meta.url);

const styled = new Set(
  readdirSync(built)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(new URL(name, built), 'utf8').matchAll(subject)])
    .map(([, name = '']) => name),
);

/**
 * Classes on the page whose sheet exists but did not come: a part of the page that forgot to bring
 * its own. Stories cannot tell, they have every sheet.
 */
export function classesWithoutSheet(page: Page): Promise<string[]> {
  return page.evaluate(
    ([known, source]) => {
      const here = new Set<string>();
      const gather = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule)
            for (const [, name = ''] of rule.selectorText.matchAll(new RegExp(source, 'g')))
              here.add(name);
          if ('cssRules' in rule) gather(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) gather(sheet.cssRules);
      const used = new Set(
        [...document.querySelectorAll('[class]')].flatMap((node) => [...node.classList]),
      );
      return known.filter((name) => used.has(name) && !here.has(name));
    },
    [[...styled], subject.source] as const,
  );
}
