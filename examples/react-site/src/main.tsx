import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NightSchool } from './night-school.tsx';
import './night-school.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <NightSchool />
    </StrictMode>,
  );
}
