import { createRoot } from 'react-dom/client';
import { app } from './app.js';
import 'virtual:styles.css';

createRoot(document.getElementById('root')).render(app);
