import { createRoot } from 'react-dom/client';
import { app } from './app.js';
import './styles.css';

createRoot(document.getElementById('root')).render(app);
