export { cart, createClient } from '@zaylat/api-client';
