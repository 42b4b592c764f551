/** Where local storage has the id of whoever turned push messages on: they end when another person uses the browser. */
export const PUSH_OWNER_KEY = 'push-owner';

/** Where local storage has whether the offer of push messages was dismissed. */
export const PUSH_OFFER_KEY = 'push-offer';
