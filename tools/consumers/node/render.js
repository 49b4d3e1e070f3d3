import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Academy } from './academy.js';

process.stdout.write(renderToString(createElement(Academy)));
