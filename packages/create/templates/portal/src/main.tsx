import '@uplink/ui/tokens.css';
import '@uplink/ui/styles.css';
import '@uplink/kit/styles.css';
import '@uplink/learner/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import LessonPage from './app.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LessonPage />
    </StrictMode>,
  );
