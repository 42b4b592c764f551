import type { ReactNode } from 'react';

/** The steps of buying that the guide shows, in their order. */
export const GUIDE_STEPS = ['find', 'choose', 'cart', 'pay', 'follow'] as const;

/** One of {@link GUIDE_STEPS}. */
type GuideStep = (typeof GUIDE_STEPS)[number];

/** Props of {@link GuideScene}. */
export interface GuideSceneProps {
	readonly step: GuideStep;
}

const GROUNDS: Readonly<Record<GuideStep, string>> = {
	find: 'bg-tint-1',
	choose: 'bg-tint-2',
	cart: 'bg-tint-3',
	pay: 'bg-tint-4',
	follow: 'bg-tint-5',
};

const LINE = 'fill-border-strong';
const BUTTON = 'fill-accent';
const ICON = 'fill-none stroke-text';

/** Drawings on the screen of the phone, which is 120 units wide and begins at 100, 24. */
const SCREENS: Readonly<Record<GuideStep, ReactNode>> = {
	find: (
		<>
			<rect x="110" y="36" width="100" height="20" rx="10" className="fill-surface stroke-border-strong" />
			<circle cx="121" cy="45" r="4" strokeWidth="2" className={ICON} />
			<path d="m124 48 4 4" strokeWidth="2" strokeLinecap="round" className={ICON} />
			<rect x="134" y="43" width="48" height="6" rx="3" className={LINE} />
			<rect x="110" y="66" width="46" height="46" rx="8" className="fill-tint-2" />
			<rect x="164" y="66" width="46" height="46" rx="8" className="fill-tint-3" />
			<rect x="110" y="120" width="46" height="46" rx="8" className="fill-tint-4" />
			<rect x="164" y="120" width="46" height="46" rx="8" className="fill-tint-1" />
			<circle cx="133" cy="89" r="12" className="fill-brand" />
			<rect x="176" y="78" width="22" height="22" rx="4" className="fill-positive" />
			<path d="m133 130 14 26h-28z" className="fill-info" />
			<circle cx="187" cy="143" r="12" className="fill-star" />
		</>
	),
	choose: (
		<>
			<rect x="110" y="36" width="100" height="64" rx="8" className="fill-tint-1" />
			<path d="m146 48 14 6 14-6 14 10-8 10-4-2v24h-32V66l-4 2-8-10z" className="fill-brand" />
			<rect x="110" y="108" width="44" height="9" rx="4" className="fill-sale" />
			<rect x="110" y="122" width="80" height="6" rx="3" className={LINE} />
			<rect x="110" y="136" width="26" height="18" rx="6" className="fill-surface stroke-border-strong" />
			<rect
				x="142"
				y="136"
				width="26"
				height="18"
				rx="6"
				strokeWidth="2.5"
				className="fill-accent-soft stroke-accent"
			/>
			<rect x="174" y="136" width="26" height="18" rx="6" className="fill-surface stroke-border-strong" />
			<rect x="110" y="162" width="100" height="20" rx="6" className={BUTTON} />
		</>
	),
	cart: (
		<>
			{[36, 84].map((y) => (
				<g key={y}>
					<rect x="110" y={y} width="100" height="40" rx="8" className="fill-surface stroke-border" />
					<rect x="115" y={y + 5} width="30" height="30" rx="6" className={y === 36 ? 'fill-tint-1' : 'fill-tint-2'} />
					<circle cx="130" cy={y + 20} r="8" className={y === 36 ? 'fill-brand' : 'fill-info'} />
					<rect x="152" y={y + 10} width="48" height="6" rx="3" className={LINE} />
					<rect x="152" y={y + 23} width="26" height="7" rx="3" className="fill-text" />
				</g>
			))}
			<rect x="110" y="136" width="34" height="7" rx="3" className={LINE} />
			<rect x="170" y="135" width="40" height="9" rx="4" className="fill-text" />
			<rect x="110" y="156" width="100" height="22" rx="6" className={BUTTON} />
		</>
	),
	pay: (
		<>
			<rect x="126" y="40" width="68" height="68" rx="8" className="fill-surface stroke-border-strong" />
			<path
				d="M134 48h18v18h-18zm34 0h18v18h-18zm-34 34h18v18h-18zm24-34h6v12h-6zm0 18h12v8h-12zm14 8h14v8h-14zm-14 14h8v12h-8zm14 4h14v8h-14zm-34-22h14v6h-14z"
				className="fill-text"
			/>
			<circle cx="160" cy="140" r="20" className="fill-positive" />
			<path d="m150 140 7 8 14-15" strokeWidth="4" strokeLinecap="round" className="fill-none stroke-on-positive" />
			<rect x="130" y="168" width="60" height="7" rx="3" className={LINE} />
		</>
	),
	follow: (
		<>
			<path d="M124 50v72" strokeWidth="4" className="fill-none stroke-positive" />
			<path d="M124 122v36" strokeWidth="4" className="fill-none stroke-border-strong" />
			{[50, 86, 122].map((y) => (
				<g key={y}>
					<circle cx="124" cy={y} r="9" className="fill-positive" />
					<path d={`m120 ${y} 3 4 6-7`} strokeWidth="2.5" className="fill-none stroke-on-positive" />
				</g>
			))}
			<circle cx="124" cy="158" r="8" strokeWidth="3" className="fill-surface stroke-border-strong" />
			{[50, 86, 122, 158].map((y) => (
				<rect key={y} x="144" y={y - 4} width={y === 122 ? 62 : 46} height="7" rx="3" className={LINE} />
			))}
		</>
	),
};

/** A picture of a step: a telephone that shows what is done in it. Decoration; the words are beside it. */
export function GuideScene({ step }: GuideSceneProps) {
	return (
		<svg aria-hidden="true" viewBox="0 0 320 200" className={`block w-full rounded-card ${GROUNDS[step]}`}>
			<rect
				x="100"
				y="20"
				width="120"
				height="200"
				rx="16"
				strokeWidth="3"
				className="fill-surface-raised stroke-border-strong"
			/>
			{SCREENS[step]}
		</svg>
	);
}
