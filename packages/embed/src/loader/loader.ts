import { defineElements } from './define-elements.ts';
import { openPage } from './open-page.ts';

const script = document.currentScript as HTMLScriptElement | null;
const { origin } = new URL(script?.src || document.baseURI);

defineElements(origin, openPage(origin));
