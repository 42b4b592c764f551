export { openApiDocument } from './document.ts';
export { API_GROUPS, type ApiGroup } from './groups.ts';
export { isJson, type Json } from './json-schema.ts';
