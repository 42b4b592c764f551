/**
 * `pnpm base-data load`: adds the currencies, places, post offices, categories and delivery services that the database of a
 * market lacks. It can be repeated, also while the server runs.
 */
import { loadBaseData } from '../base-data/load.ts';
import { MarketProblem } from '../market/problem.ts';
import { missingSteps, setupLines } from '../market/state.ts';
import { commandArguments, print, runCommand } from './run-command.ts';

await runCommand(async ({ db }) => {
	if (commandArguments().join(' ') !== 'load') throw new MarketProblem('usage: pnpm base-data load');
	const added = await loadBaseData(db);
	const { currencies, places, categories, deliveryServices } = added;
	print(
		`Added ${currencies} currencies, ${places} places, ${categories} categories and ${deliveryServices} delivery services.`,
	);
	for (const line of setupLines(await missingSteps(db))) print(line);
});
