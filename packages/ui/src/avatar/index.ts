export { Avatar, type AvatarProps, type AvatarTint } from './avatar.tsx';
export { initialsOf } from './initials.ts';
