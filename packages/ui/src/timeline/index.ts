export {
	Timeline,
	type TimelineEvent,
	type TimelineForm,
	type TimelineLabels,
	type TimelineProps,
	type TimelineStatus,
} from './timeline.tsx';
