export { Button, type ButtonProps } from './button.tsx';
export { type ButtonLook, buttonStyles } from './button-styles.ts';
