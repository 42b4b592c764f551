import { sellerStatement, sellerStatements, unstatedEarnings } from '@zaylat/api-client';
import { critical, optional } from '../../core/screen/screen-queries.ts';

/** The page explains itself to accounts without a shop, so a refused request must not become an error page. */
export const earningsQueries = {
	statements: optional(({ cursor }) => sellerStatements({ cursor })),
	unstated: optional(() => unstatedEarnings()),
};

export const statementQueries = { statement: critical(({ params }) => sellerStatement(params.number ?? '')) };
