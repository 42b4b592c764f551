import { renderToString } from 'react-dom/server';
import { app } from './app.js';

process.stdout.write(renderToString(app));
