import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TAGLINE } from './app/constants.ts';
import { router } from './app/router.tsx';

document.querySelector('meta[name=description]')?.setAttribute('content', TAGLINE);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
