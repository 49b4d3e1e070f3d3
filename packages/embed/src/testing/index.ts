import { defineElements } from '../loader/define-elements.ts';
import { openTestPage } from './open-test-page.ts';

// The elements without an academy: nothing is fetched, and every run is the same.
defineElements('https://academy.test', openTestPage);
