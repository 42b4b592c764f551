import { Button } from '@zaylat/ui/button';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button onClick={() => location.assign('/pay')}>Pay 45,000 K</Button>);
