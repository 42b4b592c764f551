import { advanceParcels } from './couriers.ts';
import { answerReturns } from './returns.ts';
import { answerChats, answerQuestions, answerQuotations } from './sellers.ts';
import type { Simulator } from './simulator.ts';

/** All simulators of the demo profile (Decision 23). */
export const SIMULATORS: readonly Simulator[] = [
	{ name: 'sellers-chat', run: answerChats },
	{ name: 'sellers-questions', run: answerQuestions },
	{ name: 'sellers-quotations', run: answerQuotations },
	{ name: 'sellers-returns', run: answerReturns },
	{ name: 'couriers', run: advanceParcels },
];
