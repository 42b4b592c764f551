export { PasswordInput, type PasswordInputLabels, type PasswordInputProps } from './password-input.tsx';
