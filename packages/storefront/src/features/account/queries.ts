import {
	type ApiRequest,
	accountDeletion,
	awaitingReviews,
	contactPhones,
	linkedAccounts,
	notifications,
	ownReviews,
	points,
	reauthentication,
} from '@zaylat/api-client';
import { critical, optional, type QueryContext, type ScreenQuery } from '../../core/screen/screen-queries.ts';
import { COLLECTED } from '../coupons/queries.ts';
import { editionRequest, PROFILE } from '../session/queries.ts';
import { wishlistQueries } from '../wishlist/queries.ts';
import { type ProfileTarget, profileTarget } from './profile-target.ts';

/** How the account can prove who uses the session. */
export const REAUTHENTICATION = reauthentication();

export const deleteAccountQueries = { deletion: critical(accountDeletion) };

export const linkedAccountsQueries = { linked: critical(linkedAccounts), edition: optional(editionRequest) };

/** The balance of points, with the first page of its movements. */
export const POINTS = points({});

export const pointsQueries = { points: critical(({ cursor }) => points({ cursor })) };

/** What the sections of the profile read; a failure of one never takes the page with it. */
export const profileQueries = {
	profile: optional(() => PROFILE),
	contactPhones: optional(contactPhones),
	notifications: optional(({ cursor }) => notifications(cursor)),
	ownReviews: optional(({ cursor }) => ownReviews({ cursor })),
	awaitingReviews: optional(awaitingReviews),
	coupons: optional(() => COLLECTED),
};

const ofSection = <Response>(target: ProfileTarget, { request }: ScreenQuery<ApiRequest<Response>>) =>
	optional((context: QueryContext) =>
		profileTarget(context.url.searchParams) === target ? request(context) : undefined,
	);

/** Only the section that the address names is requested. */
export const profilePageQueries = {
	profile: ofSection('details', profileQueries.profile),
	contactPhones: ofSection('details', profileQueries.contactPhones),
	notifications: ofSection('notifications', profileQueries.notifications),
	ownReviews: ofSection('reviews', profileQueries.ownReviews),
	awaitingReviews: ofSection('reviews', profileQueries.awaitingReviews),
	coupons: ofSection('coupons', profileQueries.coupons),
	goods: ofSection('wishlist', wishlistQueries.goods),
	digital: ofSection('wishlist', wishlistQueries.digital),
};
