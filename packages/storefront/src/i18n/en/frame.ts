export { default as app } from './app.json' with { type: 'json' };
export { default as errors } from './errors.json' with { type: 'json' };
