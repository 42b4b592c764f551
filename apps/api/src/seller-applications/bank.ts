import { type BankAccount, bankAccount } from '@zaylat/api-client/contract';
import type { Config } from '../config.ts';
import { seal, unseal } from '../jobs/seal.ts';

/** Encrypts a bank account for the database. */
export const sealBank = (config: Pick<Config, 'authSecret'>, bank: BankAccount): string => seal(config, bank);

/** The bank account that was encrypted; null when the secret has changed since, so that it must be typed again. */
export function readBank(config: Pick<Config, 'authSecret'>, sealed: string): BankAccount | null {
	try {
		return bankAccount.parse(unseal(config, sealed));
	} catch {
		return null;
	}
}
