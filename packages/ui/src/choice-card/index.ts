export { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx';
export { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';
