import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { CompareForm } from '../../features/comparison/compare-form.tsx';
import { comparisonState } from '../../features/comparison/feature.ts';

const CompareTray = lazyComponent(
	async () => (await import('../../features/comparison/tray/compare-tray.tsx')).CompareTray,
	{ namespaces: ['comparison'] },
);

/** The form of the buttons that compare, and the tray of the comparison, once a product is chosen. */
export function CompareTrayPlace() {
	const hasAny = useStore(useFeatureState(comparisonState), ({ chosen }) => chosen.length > 0);
	return (
		<>
			<CompareForm />
			{hasAny && <CompareTray />}
		</>
	);
}
