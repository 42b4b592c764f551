import type { OwnApplication } from '@zaylat/api-client/contract';
import { useState } from 'react';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import type { ExistingPicture } from '../../../core/pictures/use-picture-uploads.ts';
import { ApplicationForm } from './application-form.tsx';
import { keptDocuments } from './application-values.ts';

/** Props of {@link ApplicationStart}. */
export interface ApplicationStartProps {
	/** What was sent before; null for a first application. */
	readonly before: OwnApplication | null;
	/** Called with the application as it was sent. */
	readonly onSent: (application: OwnApplication | null) => void;
	/** Called when the application has another state meanwhile. */
	readonly onStale: () => void;
}

/** The form of an application, with the documents that the tab has sent already: a reload loses none of them. */
export function ApplicationStart({ before, onSent, onStale }: ApplicationStartProps) {
	const [documents, setDocuments] = useState<readonly ExistingPicture[]>(before?.documents ?? []);
	const kept = useKeptValues('application-documents', (values) => {
		const found = keptDocuments(values.documents);
		if (found.length > 0) setDocuments(found);
	});
	return (
		<ApplicationForm
			key={documents.map(({ key }) => key).join()}
			before={before}
			documents={documents}
			onDocuments={(arrived) => kept.keep({ documents: arrived })}
			onSent={(application) => {
				kept.forget();
				onSent(application);
			}}
			onStale={onStale}
		/>
	);
}
