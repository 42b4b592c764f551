/*
 * The worker of Storybook: MSW's own, which answers pictures of the API. What was built goes past it.
 * Each request that it takes is a message to the page and back, and a screen is made of some hundred files.
 */
self.addEventListener('install', (event) => {
	event.addRoutes?.({ condition: { urlPattern: { pathname: '*/assets/*' } }, source: 'network' });
});
importScripts('./mockServiceWorker.js');
