import '../tokens.css';
import '../base.css';
import '../helpers.css';

/** The testing library on a page that looks like the product. */
export { render, screen, waitFor } from '@testing-library/react';
