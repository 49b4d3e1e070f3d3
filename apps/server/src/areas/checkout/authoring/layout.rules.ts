import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { orderOfElements } from '@uplink/api-client/domain';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { sanitize } from '../../../html/sanitize.ts';
import { addTextFormats } from '../../../plugins/contract/text-formats.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { StoredLayout } from '../layout.ts';

let validate: ReturnType<Ajv['compile']> | undefined;

/** Pictures come from the academy's own storage and media, or over HTTPS. */
const pictureUrl = /^(\/(media|storage)\/[^\\]+|https:\/\/[^\s\\]+)$/;

/** Checks a layout against its schema and cleans its texts; an unknown field refuses all of it. */
export function cleanLayout(layout: StoredLayout): StoredLayout {
  const form = { ...layout, order: orderOfElements(layout.order) };
  const check = layoutCheck();
  if (!check(form)) {
    const [fault] = check.errors ?? [];
    throw unprocessable(
      `The layout is invalid: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`,
    );
  }
  for (const url of picturesOf(form)) {
    if (!pictureUrl.test(url)) throw unprocessable(`This picture can't be used: ${url}`);
  }
  return { ...form, text: layout.text && { html: sanitize(layout.text.html) } };
}

/** Where buyers go after paying: an https address, and nothing that runs in the page. */
export function cleanThankYouUrl(url: string | null): string | null {
  if (url === null) return null;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isSafe = parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '';
  if (!isSafe) {
    throw unprocessable('Enter a link that starts with https://', {
      thankYouUrl: 'Enter a link that starts with https://',
    });
  }
  return parsed.href;
}

function picturesOf({ header, image, testimonials }: StoredLayout): string[] {
  return [
    header.background,
    header.logo?.url,
    image?.url,
    ...(testimonials?.items ?? []).map(({ photo }) => photo),
  ].filter((url) => typeof url === 'string');
}

function layoutCheck() {
  if (!validate) {
    const ajv = new Ajv({ strict: false });
    formats.default(ajv);
    addTextFormats(ajv);
    ajv.addSchema(contract, 'contract');
    validate = ajv.compile({ $ref: 'contract#/components/schemas/CheckoutLayoutForm' });
  }
  return validate;
}
