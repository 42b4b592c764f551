export { FollowButton, type FollowButtonProps } from './follow-button.tsx';
export { type FollowableShop, useFollow, useFollows } from './use-follow.ts';
