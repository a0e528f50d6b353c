import './layers.css';
import '../tokens.css';
import '../fonts/fonts.css';
import './reset.css';
import './base.css';
import './print.css';

export {};
