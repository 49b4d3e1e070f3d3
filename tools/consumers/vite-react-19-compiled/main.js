import '@uplink/ui/tokens.css';
import '@uplink/ui/styles.css';
import '@uplink/kit/styles.css';
import '@uplink/learner/styles.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Academy } from './academy.js';

createRoot(document.getElementById('root')).render(
  createElement(StrictMode, null, createElement(Academy)),
);
