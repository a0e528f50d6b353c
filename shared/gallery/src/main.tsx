import '@portal/ui/base';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { SPECIMENS } from './specimens/all';

const place = document.getElementById('gallery');
if (!place) throw new Error('index.html has no place for the gallery.');
createRoot(place).render(<Gallery specimens={SPECIMENS} />);
