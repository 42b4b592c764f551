export {
	Timeline,
	type TimelineEvent,
	type TimelineLabels,
	type TimelineProps,
} from './timeline.tsx';
export type { TimelineForm, TimelineStatus } from './timeline-marker.tsx';
