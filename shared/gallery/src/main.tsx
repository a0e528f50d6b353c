import '@portal/ui/base';
import { createRoot } from 'react-dom/client';
import { families } from './families';
import { Gallery } from './page/gallery';

const place = document.getElementById('gallery');
if (!place) throw new Error('index.html has no place for the gallery.');
createRoot(place).render(<Gallery families={families} />);
