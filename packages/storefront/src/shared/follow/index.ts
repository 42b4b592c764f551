export { FollowButton } from './follow-button.tsx';
export { useFollow, useFollows } from './use-follow.ts';
