import { defineScreen } from '../../../core/screen/screen.ts';
import { CALCULATOR_PATH } from '../parcel-search.ts';
import { calculatorQueries } from '../queries.ts';
import { CalculatorFailure } from './calculator-failure.tsx';
import { CalculatorPage } from './calculator-page.tsx';

const screen = defineScreen({
	Component: CalculatorPage,
	Failure: CalculatorFailure,
	queries: calculatorQueries,
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
