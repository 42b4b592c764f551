import { CONNECTION_CLASSES, FIGURE_DEVICES, type PageFigures, ROUTE_PATTERN } from '@zaylat/domain/page-figures';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('page-figures', 'Reference');

/** Milliseconds; what took longer than ten minutes is no figure of a page. */
const time = z.number().min(0).max(600_000);

/** Takes the figures of a page as a browser measured it (ADR 235); nothing about the visitor is sent or stored. */
export const sendPageFigures = defineEndpoint({
	method: 'POST',
	path: '/api/page-figures',
	summary: 'Send the figures of a page that is being left',
	caller: 'anyone',
	// A page that is being left sends a beacon, which has no headers of its own.
	guarded: false,
	limit: 'figures',
	body: z.strictObject({
		/** Pattern of the route, such as `/Products/:id`; `none` where no route matches. */
		route: z.string().regex(ROUTE_PATTERN),
		device: z.enum(FIGURE_DEVICES),
		connection: z.enum(CONNECTION_CLASSES),
		figures: z.strictObject({
			lcpMs: time.optional(),
			inpMs: time.optional(),
			cls: z.number().min(0).max(100).optional(),
			firstPressMs: time.optional(),
			lostPresses: z.number().int().min(0).max(100).optional(),
		} satisfies Record<keyof PageFigures, z.ZodType>),
	}),
	response: z.object({ data: z.object({}) }),
});

/** Figures of a page with its route, device and connection. */
export type PageReport = z.input<typeof sendPageFigures.body>;
