import { renderToString } from 'react-dom/server';
import { App } from './names';
import { render } from './render';

const { status, html } = await render(new Request('https://mm.shop.example/?lang=en'));
if (status !== 200 || !html.includes('<main')) throw new Error(`The server of the README answers ${status}: ${html}`);
const missing = await render(new Request('https://mm.shop.example/nothing-here'));
if (missing.status !== 404) throw new Error(`An unknown page answers ${missing.status}`);
if (!renderToString(<App />).includes('Loading')) throw new Error('The list of the README does not render');
console.log(`rendered ${html.length} characters`);
