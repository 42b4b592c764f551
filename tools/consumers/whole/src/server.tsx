import { endpoints } from '@zaylat/api-client/contract';
import * as storefront from '@zaylat/storefront';
import { renderToString } from 'react-dom/server';
import { App } from './app';

const html = renderToString(<App />);
if (!html.includes('Pay')) throw new Error(html);
if (Object.keys(storefront).length === 0 || Object.keys(endpoints).length === 0) throw new Error('nothing is exported');
console.log(html.length);
