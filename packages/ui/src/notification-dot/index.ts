export { NotificationDot, type NotificationDotProps } from './notification-dot.tsx';
