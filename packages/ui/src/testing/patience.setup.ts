import { configure } from '@testing-library/react';

// A part that is loaded on its own, or a busy machine, takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });
