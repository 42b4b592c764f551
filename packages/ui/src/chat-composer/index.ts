export { ChatComposer, type ChatComposerLabels, type ChatComposerProps } from './chat-composer.tsx';
