import { useSearchParams } from 'react-router';
import { NOTICE_PARAM } from '../../core/forms/page-form.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';

const Notice = lazyComponent(async () => (await import('./form-notice-banner.tsx')).FormNoticeBanner, {
	namespaces: ['forms', 'failures'],
});

/** Says what a form came to that the server took while the page had no script. */
export function FormNotice() {
	const [query] = useSearchParams();
	const notice = query.get(NOTICE_PARAM);
	return notice !== null && <Notice notice={notice} />;
}
