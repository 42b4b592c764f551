import { deliveryEstimate, regions } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { CalculatorFailure } from './calculator-failure.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { CALCULATOR_PATH, readParcel } from './parcel-search.ts';

const screen = defineScreen({
	Component: CalculatorPage,
	Failure: CalculatorFailure,
	queries: ({ url, edition }) => {
		const { parcel } = readParcel(url.searchParams, edition);
		return { critical: [regions('mm'), regions('th'), ...(parcel ? [deliveryEstimate(parcel)] : [])] };
	},
	head: ({ t, url }) => ({
		title: t('tools:calculator.title'),
		description: t('tools:calculator.description'),
		canonicalPath: CALCULATOR_PATH,
		...(url.searchParams.size > 0 ? { robots: 'noindex, follow' } : {}),
	}),
	states: ['ready', 'calculated', 'abroad', 'wrong-fields', 'no-service', 'loading', 'offline', 'server-down'],
	namespaces: ['tools', 'catalog'],
});

/** The delivery cost calculator (Specification §1; Decision 22). */
export const { Component, Failure, queries, head, states, namespaces } = screen;
