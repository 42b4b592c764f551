import { laterPart } from '../app/later.tsx';

/** Parts of a digital product's page that are read before they are used; for `Later`. */
export const DIGITAL_PARTS = {
	reviews: laterPart(async () => (await import('./components/digital-reviews.tsx')).DigitalReviews),
};
