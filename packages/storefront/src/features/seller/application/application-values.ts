import type { ApplicationInput, OwnApplication } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { ApplicantKind, ApplicationDraft, ApplicationLimit } from '@zaylat/domain/seller-applications';
import type { ExistingPicture } from '../../../core/pictures/use-picture-uploads.ts';

/** Values of the form of an application. */
export interface ApplicationValues {
	readonly kind: ApplicantKind;
	readonly legalName: string;
	readonly registrationNumber: string;
	readonly shopName: string;
	readonly edition: Edition;
	readonly goods: string;
	readonly bankName: string;
	readonly bankHolder: string;
	readonly bankNumber: string;
	/** Photographs of documents. */
	readonly documents: readonly File[];
}

/** The values of the form at first. @param before what was sent before */
export const applicationValues = (
	before: OwnApplication | null,
	edition: Edition,
	documents: readonly File[],
): ApplicationValues => ({
	kind: before?.kind ?? 'person',
	legalName: before?.legalName ?? '',
	registrationNumber: before?.registrationNumber ?? '',
	shopName: before?.shopName ?? '',
	edition: before?.edition ?? edition,
	goods: before?.goods ?? '',
	bankName: before?.bank?.name ?? '',
	bankHolder: before?.bank?.holder ?? '',
	bankNumber: before?.bank?.number ?? '',
	documents,
});

/** The values as the rules of the domain take them. */
export const applicationDraft = ({ documents, ...values }: ApplicationValues): ApplicationDraft => ({
	...values,
	documents: documents.length,
});

/** The values as they are sent. @param keys of the documents */
export const writtenApplication = (
	{ bankName, bankHolder, bankNumber, documents: _, ...values }: ApplicationValues,
	keys: readonly string[],
): ApplicationInput => ({
	...values,
	bank: { name: bankName, holder: bankHolder, number: bankNumber },
	documents: [...keys],
});

const SENT_AS: Readonly<Record<string, ApplicationLimit>> = {
	'bank.name': 'bankName',
	'bank.holder': 'bankHolder',
	'bank.number': 'bankNumber',
};

/** The field of the form that a field of the contract is typed in. */
export const fieldOf = (sent: string): string => SENT_AS[sent] ?? sent;

/** The documents that the tab kept; nothing of what has another form. */
export function keptDocuments(kept: unknown): ExistingPicture[] {
	if (!Array.isArray(kept)) return [];
	return kept.filter(
		(each: unknown): each is ExistingPicture =>
			typeof each === 'object' &&
			each !== null &&
			typeof Reflect.get(each, 'key') === 'string' &&
			typeof Reflect.get(each, 'picture') === 'object',
	);
}
