export {
	ChatBubble,
	type ChatBubbleLabels,
	type ChatBubblePosition,
	type ChatBubbleProps,
	type ChatSide,
	type ChatStatus,
} from './chat-bubble.tsx';
export { ChatDivider, type ChatDividerKind, type ChatDividerProps } from './chat-divider.tsx';
export { ChatLog, type ChatLogProps } from './chat-log.tsx';
