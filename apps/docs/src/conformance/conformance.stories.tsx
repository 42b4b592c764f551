import type { Meta, StoryObj } from '@storybook/react-vite';
import { APG, ASPECTS, type Aspect } from '../../conformance/pattern.ts';
import { SUBJECTS, type Subject, WITHOUT_PATTERN } from '../../conformance/subjects.ts';
import { Page, Section } from '../foundations/page.tsx';
import { Cell, DataTable } from '../foundations/table.tsx';
import { guideNamed, pageOf } from '../guides/guides.ts';
import { Code } from '../guides/prose.tsx';
import { LIBRARIES, type Library, RESULTS } from './results.ts';

const meta = { title: 'Start/Conformance', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = 'text-accent-text underline underline-offset-2';
const NAMES: Readonly<Record<Library, string>> = {
	ours: 'Zaylat',
	'base-ui': 'Base UI',
	'react-aria': 'React Aria',
	radix: 'Radix',
};
const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
	roles: 'Roles',
	keys: 'Keys',
	focus: 'Focus',
	announcements: 'Announcements',
	touch: 'Touch',
	'right-to-left': 'Right to left',
};

interface Count {
	readonly passed: number;
	readonly all: number;
}

/** How many checks of a component hold in a library; undefined when the library has no such component. */
function countOf(library: Library, { component, pattern }: Subject, aspect?: Aspect): Count | undefined {
	const outcomes = RESULTS.outcomes[library]?.[component];
	if (outcomes === undefined) return undefined;
	const counted = outcomes.filter((_, at) => aspect === undefined || pattern.checks[at]?.aspect === aspect);
	return { passed: counted.filter((outcome) => outcome === null).length, all: counted.length };
}

function Score({ count }: { readonly count: Count | undefined }) {
	if (count === undefined) return <span className="text-text-muted">none</span>;
	const isWhole = count.passed === count.all;
	return (
		<span className={isWhole ? '' : 'font-semibold text-critical'}>
			{count.passed} of {count.all}
		</span>
	);
}

/** The columns of aspects of our own components; an aspect that a pattern says nothing of is empty. */
function OwnAspects({ subject }: { readonly subject: Subject }) {
	return ASPECTS.map((aspect) => {
		const count = countOf('ours', subject, aspect);
		return <Cell key={aspect}>{count && count.all > 0 && <Score count={count} />}</Cell>;
	});
}

function NameCell({ component }: { readonly component: string }) {
	const guide = guideNamed(component);
	return (
		<th scope="row" className="py-2 pe-4 text-start font-semibold">
			{guide ? (
				<a href={pageOf(guide)} target="_top" className={LINK}>
					{component}
				</a>
			) : (
				component
			)}
		</th>
	);
}

/** What each library fails, check by check. */
function Findings({ library }: { readonly library: Library }) {
	const failed = SUBJECTS.flatMap(({ component, pattern }) =>
		(RESULTS.outcomes[library]?.[component] ?? []).flatMap((outcome, at) =>
			outcome === null ? [] : [{ component, check: pattern.checks[at] }],
		),
	);
	if (failed.length === 0) return <p className="text-text-muted">Nothing.</p>;
	return (
		<ul className="flex flex-col gap-1 text-sm">
			{failed.map(({ component, check }) => (
				<li key={`${component} ${check?.text}`}>
					<span className="font-semibold">{component}</span>: {check?.text}
				</li>
			))}
		</ul>
	);
}

export const Table: Story = {
	render: () => (
		<Page title="Conformance">
			<p className="max-w-prose text-text-muted">
				Each component is compared with its pattern of the{' '}
				<a href={APG} className={LINK}>
					WAI-ARIA Authoring Practices
				</a>
				. A test finds parts by role and name, presses keys, taps, and turns the direction. The same test runs on the
				same scene of Base UI {RESULTS.versions['base-ui']}, React Aria {RESULTS.versions['react-aria']} and Radix{' '}
				{RESULTS.versions.radix}, in Chromium {RESULTS.browser}. Our column is tested with every change;{' '}
				<Code>pnpm conformance</Code> measures the others.
			</p>
			<Section title="Libraries">
				<DataTable
					label="Checks that hold, by library"
					heads={['Component', 'Pattern', ...LIBRARIES.map((name) => NAMES[name])]}
				>
					{SUBJECTS.map((subject) => (
						<tr key={subject.component} className="border-border border-b">
							<NameCell component={subject.component} />
							<Cell>
								<a href={new URL(subject.pattern.path, APG).href} className={LINK}>
									{subject.pattern.name}
								</a>
							</Cell>
							{LIBRARIES.map((library) => (
								<Cell key={library}>
									<Score count={countOf(library, subject)} />
								</Cell>
							))}
						</tr>
					))}
				</DataTable>
			</Section>
			<Section
				title="What is checked"
				text="Checks of our components that hold, by aspect. An empty cell: the pattern says nothing about it."
			>
				<DataTable
					label="Checks that hold, by aspect"
					heads={['Component', ...ASPECTS.map((aspect) => ASPECT_NAMES[aspect])]}
				>
					{SUBJECTS.map((subject) => (
						<tr key={subject.component} className="border-border border-b">
							<NameCell component={subject.component} />
							<OwnAspects subject={subject} />
						</tr>
					))}
				</DataTable>
			</Section>
			<Section
				title="Components without a pattern"
				text="These have no keys or states of their own, or are made of components of the table."
			>
				<DataTable label="Components without a pattern" heads={['Component', 'Why']}>
					{Object.entries(WITHOUT_PATTERN).map(([component, reason]) => (
						<tr key={component} className="border-border border-b">
							<NameCell component={component} />
							<Cell>{reason}</Cell>
						</tr>
					))}
				</DataTable>
			</Section>
			<Section
				title="What does not hold"
				text="A finding can be a choice of the library: Base UI and Radix leave, for example, the size of targets and announcements of a combobox to the app."
			>
				<div className="grid gap-6 tablet:grid-cols-2">
					{LIBRARIES.map((library) => (
						<div key={library}>
							<h3 className="mb-2 font-semibold">{NAMES[library]}</h3>
							<Findings library={library} />
						</div>
					))}
				</div>
			</Section>
		</Page>
	),
};
