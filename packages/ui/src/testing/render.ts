import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../tokens.css';
import '../base.css';
import '../helpers.css';

/** The testing library on a page that looks like the product, emptied after each test. */
export { render, screen, waitFor } from '@testing-library/react';

afterEach(cleanup);
